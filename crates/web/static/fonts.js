// Our own letters. They are handed to the browser as bytes, so that the page needs no leave to load fonts from anywhere. The
// letters of Polish and Romanian come when one of them is read.
const load = (file, unicodeRange) => fetch(file).then((answer) => answer.arrayBuffer()).then((bytes) => {
  document.fonts.add(new FontFace('Jost', bytes, { weight: '400 800', display: 'swap', unicodeRange }));
}).catch(() => {});
load('jost-latin.woff2', 'U+20-FF, U+2013-2026, U+2212');
const more = () => {
  if (!/^(pl|ro)/.test(document.documentElement.lang)) return;
  watch.disconnect();
  load('jost-pl-ro.woff2', 'U+102-21B');
};
const watch = new MutationObserver(more);
watch.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
more();
