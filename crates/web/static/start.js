import './fonts.js';
import './notify.js';
import './sounds.js';
try {
  const { default: init, mount } = await import('./holotable.js');
  await init();
  await mount();
} catch (fault) {
  document.getElementById('failed').hidden = false;
  throw fault;
}
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('offline.js').catch(() => {});
  const words = performance.getEntriesByType('resource').map((file) => file.name).filter((name) => name.includes('/words-'));
  navigator.serviceWorker.ready.then(({ active }) => {
    const ask = (files, tries) => {
      active.postMessage(files);
      if (tries && !navigator.serviceWorker.controller) setTimeout(ask, 1000, [], tries - 1);
    };
    ask(words, 5);
  });
}
