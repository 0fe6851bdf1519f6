import './fonts.js';
import './sounds.js';
import init, { mount } from './x-wing-table.js';
await init();
await mount();
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('offline.js').catch(() => {});
  const wanted = (name) => /\/(words-|x-wing)/.test(new URL(name).pathname);
  const files = performance.getEntriesByType('resource').map((file) => file.name).filter(wanted);
  const all = [...files, new URL('x-wing.html', location.href).href, new URL('x-wing-worker.js', location.href).href];
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage(all));
}
