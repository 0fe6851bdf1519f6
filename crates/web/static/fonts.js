// Our own letters. They are handed to the browser as bytes, so that the page needs no leave to load fonts from anywhere.
const FONTS = [
  ['jost-latin.woff2', 'U+20-FF, U+2013-2026, U+2212'],
  ['jost-pl-ro.woff2', 'U+102-21B'],
];
for (const [file, unicodeRange] of FONTS) {
  fetch(file).then((answer) => answer.arrayBuffer()).then((bytes) => {
    document.fonts.add(new FontFace('Jost', bytes, { weight: '400 800', display: 'swap', unicodeRange }));
  }).catch(() => {});
}
