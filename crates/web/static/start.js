import './fonts.js';
import './notify.js';
import './sounds.js';
import init, { mount } from './holotable.js';
await init();
await mount();
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
