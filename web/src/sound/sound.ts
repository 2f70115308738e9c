import { settings } from '../settings/settings.svelte';
import { SOUNDS, type SoundName, type Tone } from './sounds';

/** Plays short sounds of paper and wood, synthesized in the browser. Silent until the first tap, as browsers require. */
class Sound {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** To be called on the first tap or key press: browsers allow sound only then. */
  wake(): void {
    if (this.#context || typeof AudioContext === 'undefined') return;
    this.#context = new AudioContext();
    const length = Math.floor(this.#context.sampleRate * 0.4);
    this.#noise = this.#context.createBuffer(1, length, this.#context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1;
  }

  play(name: SoundName): void {
    const context = this.#context;
    if (!context || !settings.hasSound || document.visibilityState === 'hidden') return;
    for (const tone of SOUNDS[name]) this.#tone(context, tone);
  }

  #tone(context: AudioContext, tone: Tone): void {
    const start = context.currentTime + tone.at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(tone.volume, start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
    volume.connect(context.destination);
    if (tone.kind === 'paper') {
      const paper = context.createBufferSource();
      paper.buffer = this.#noise;
      const filter = context.createBiquadFilter();
      filter.type = 'bandpass';
      filter.frequency.value = tone.pitch;
      filter.Q.value = 0.8;
      paper.connect(filter).connect(volume);
      paper.start(start, Math.random() * 0.1, tone.length);
    } else {
      const string = context.createOscillator();
      string.type = tone.kind === 'bell' ? 'sine' : 'triangle';
      string.frequency.setValueAtTime(tone.pitch, start);
      if (tone.kind === 'wood') string.frequency.exponentialRampToValueAtTime(tone.pitch * 0.6, start + tone.length);
      string.connect(volume);
      string.start(start);
      string.stop(start + tone.length);
    }
  }
}

export const sound = new Sound();
