/** The sounds themselves, made of oscillators and noise: at most 400 ms each, at -18 dBFS, the same for all cards. */
import type { Sound } from "./sounds.ts";

/** -18 dBFS. */
const PEAK = 0.126;

let audio: AudioContext | undefined;

/** Plays a sound. Nothing is heard before the reader has pressed something on the page. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  SOUNDS[sound](audio, audio.currentTime + 0.01);
}

type Maker = (audio: AudioContext, at: number) => void;

const SOUNDS: Readonly<Record<Sound, Maker>> = {
  paper: (audio, at) => noise(audio, at, { ms: 40, filter: "bandpass", from: 2_000 }),
  card: (audio, at) => noise(audio, at, { ms: 60, filter: "bandpass", from: 3_200, to: 900 }),
  wax: (audio, at) => {
    tone(audio, at, { ms: 120, from: 90 });
    noise(audio, at + 0.03, { ms: 60, filter: "highpass", from: 3_000, loudness: 0.4 });
  },
  stamp: (audio, at) => {
    tone(audio, at, { ms: 60, from: 110 });
    noise(audio, at, { ms: 60, filter: "lowpass", from: 900 });
  },
  lamp: (audio, at) => {
    noise(audio, at, { ms: 12, filter: "highpass", from: 2_500 });
    tone(audio, at + 0.06, { ms: 70, from: 600, loudness: 0.6 });
  },
  telegram: (audio, at) => {
    tone(audio, at, { ms: 90, from: 1_320, loudness: 0.6 });
    tone(audio, at + 0.12, { ms: 110, from: 1_760, loudness: 0.6 });
  },
  coin: (audio, at) => {
    tone(audio, at, { ms: 180, from: 2_100, loudness: 0.5 });
    tone(audio, at, { ms: 180, from: 3_200, loudness: 0.4 });
  },
  die: (audio, at) => {
    let gap = 0;
    for (let tick = 0; tick < 5; tick += 1) {
      noise(audio, at + gap, { ms: 14, filter: "bandpass", from: 1_800, loudness: 0.8 });
      gap += 0.045 + Math.random() * 0.035;
    }
  },
  shot: (audio, at) => noise(audio, at, { ms: 90, filter: "lowpass", from: 1_600, to: 200 }),
  car: (audio, at) => tone(audio, at, { ms: 350, from: 70, to: 110, wave: "sawtooth", loudness: 0.7 }),
  door: (audio, at) => tone(audio, at, { ms: 300, from: 240, to: 170, wave: "sawtooth", loudness: 0.35 }),
  splash: (audio, at) => noise(audio, at, { ms: 200, filter: "bandpass", from: 2_400, to: 300 }),
  siren: (audio, at) => {
    tone(audio, at, { ms: 200, from: 500, to: 700, loudness: 0.5 });
    tone(audio, at + 0.2, { ms: 200, from: 700, to: 500, loudness: 0.5 });
  },
  bell: (audio, at) => {
    tone(audio, at, { ms: 400, from: 440 });
    tone(audio, at, { ms: 400, from: 880, loudness: 0.5 });
  },
  watch: (audio, at) => noise(audio, at, { ms: 10, filter: "bandpass", from: 4_000, loudness: 0.5 }),
};

interface Shape {
  readonly ms: number;
  /** Hertz, at the start and at the end. */
  readonly from: number;
  readonly to?: number;
  /** As a fraction of the peak. */
  readonly loudness?: number;
}

function tone(audio: AudioContext, at: number, shape: Shape & { readonly wave?: OscillatorType }): void {
  const { ms, from, to = from, wave = "sine" } = shape;
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + ms / 1_000);
  oscillator.connect(fade(audio, at, shape));
  oscillator.start(at);
  oscillator.stop(at + ms / 1_000);
}

function noise(audio: AudioContext, at: number, shape: Shape & { readonly filter: BiquadFilterType }): void {
  const { ms, from, to = from, filter } = shape;
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, ms);
  const through = audio.createBiquadFilter();
  through.type = filter;
  through.frequency.setValueAtTime(from, at);
  through.frequency.exponentialRampToValueAtTime(to, at + ms / 1_000);
  source.connect(through).connect(fade(audio, at, shape));
  source.start(at);
}

/** From its volume down to zero. */
function fade(audio: AudioContext, at: number, { ms, loudness = 1 }: Shape): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(PEAK * loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + ms / 1_000);
  gain.connect(audio.destination);
  return gain;
}

function hiss(audio: AudioContext, ms: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil((audio.sampleRate * ms) / 1_000), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
