// Small sounds made on the spot. The page asks for one by an event; nothing is loaded, nothing sounds unasked.
const tone = (audio, from, to, start, length, shape, loud) => {
  const at = audio.currentTime + start;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + length + 0.02);
};
const rush = (audio, from, to, start, length, loud) => {
  const at = audio.currentTime + start;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
};
const tune = (audio, notes, step, loud) =>
  notes.forEach((note, index) => tone(audio, note, note, index * step, step * 1.8, 'triangle', loud));
const SOUNDS = {
  card: (audio) => rush(audio, 2400, 900, 0, 0.09, 0.25),
  ship: (audio) => tone(audio, 180, 320, 0, 0.35, 'sawtooth', 0.05),
  hyperspace: (audio) => { rush(audio, 300, 5000, 0, 0.6, 0.2); tone(audio, 120, 1400, 0, 0.6, 'sawtooth', 0.05); },
  asteroid: (audio) => [0, 0.09, 0.2].forEach((start) => rush(audio, 260, 110, start, 0.12, 0.5)),
  maw: (audio) => { tone(audio, 420, 45, 0, 0.9, 'sawtooth', 0.09); rush(audio, 900, 120, 0, 0.9, 0.2); },
  bonus: (audio) => tune(audio, [880, 1320], 0.08, 0.1),
  home: (audio) => tune(audio, [523, 659, 784], 0.11, 0.12),
  turn: (audio) => tune(audio, [880, 587], 0.18, 0.08),
  shot: (audio) => [0, 0.11].forEach((start) => tone(audio, 1900, 260, start, 0.16, 'square', 0.04)),
  dice: (audio) => [0, 0.05, 0.12, 0.21].forEach((start) => rush(audio, 3200, 1800, start, 0.03, 0.3)),
  shield: (audio) => tone(audio, 1320, 990, 0, 0.3, 'sine', 0.12),
  hit: (audio) => { rush(audio, 700, 140, 0, 0.22, 0.4); tone(audio, 160, 60, 0, 0.22, 'square', 0.08); },
  blast: (audio) => { rush(audio, 420, 50, 0, 1.1, 0.7); tone(audio, 90, 30, 0, 1.1, 'sawtooth', 0.12); },
  win: (audio) => tune(audio, [523, 659, 784, 1047, 784, 1047, 1319], 0.13, 0.14),
};
let audio;
window.addEventListener('holotable-sound', (event) => {
  audio ??= new AudioContext();
  audio.resume();
  SOUNDS[event.detail]?.(audio);
});
