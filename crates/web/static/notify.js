// The browser's own notification that it is somebody's turn: only for whoever asked for it, and only while they look elsewhere.
const KEY = 'holotable-notify';
const can = 'Notification' in window;
window.addEventListener('holotable-notify', async () => {
  if (can && Notification.permission === 'default') await Notification.requestPermission();
});
window.addEventListener('holotable-turn', (event) => {
  if (!can || !document.hidden || Notification.permission !== 'granted' || localStorage.getItem(KEY) !== 'on') return;
  const shown = new Notification('Holotable', { body: event.detail, tag: 'turn', icon: 'icon.svg' });
  shown.onclick = () => { window.focus(); shown.close(); };
});
