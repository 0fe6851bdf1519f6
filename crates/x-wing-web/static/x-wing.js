import './fonts.js';
import './notify.js';
import './sounds.js';
try {
  const { default: init, mount } = await import('./x-wing-table.js');
  await init();
  await mount();
} catch (fault) {
  document.getElementById('failed').hidden = false;
  throw fault;
}
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('offline.js').catch(() => {});
  const wanted = (name) => /\/(words-|x-wing)/.test(new URL(name).pathname);
  navigator.serviceWorker.ready.then(({ active }) => {
    const keep = (files) => { if (files.length) active.postMessage(files); };
    keep(['x-wing.html', 'x-wing-worker.js'].map((name) => new URL(name, location.href).href));
    const seen = (list) => keep(list.getEntries().map((file) => file.name).filter(wanted));
    new PerformanceObserver(seen).observe({ type: 'resource', buffered: true });
    const ask = (tries) => {
      if (!tries || navigator.serviceWorker.controller) return;
      active.postMessage([]);
      setTimeout(ask, 1000, tries - 1);
    };
    ask(5);
  });
}
