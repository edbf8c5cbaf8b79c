export type SoundName = 'card' | 'die' | 'turn';

/** Three sounds, made and not recorded. Silent until switched on. */
export interface Sounds {
  play(name: SoundName): void;
  setOn(isOn: boolean): void;
}

/** The browser's audio begins with the first sound that is played. */
export function makeSounds(): Sounds {
  let isOn = false;
  let audio: AudioContext | null = null;
  return {
    setOn: (next) => {
      isOn = next;
    },
    play: (name) => {
      if (!isOn) return;
      audio ??= new AudioContext();
      // Browsers keep it asleep until someone has touched the page.
      if (audio.state === 'suspended') void audio.resume();
      PLAYERS[name](audio);
    },
  };
}

const PLAYERS: Readonly<Record<SoundName, (audio: AudioContext) => void>> = {
  /** Paper on cloth: a breath of noise, its lower part. */
  card: (audio) => rustle(audio, 0, 0.09, 1700, 0.22),
  /** Bone on wood: three knocks, each shorter. */
  die: (audio) => {
    for (const [at, pitch] of [
      [0, 900],
      [0.09, 1150],
      [0.15, 1000],
    ] as const) {
      rustle(audio, at, 0.03, pitch, 0.5);
    }
  },
  /** A horn, far away: a fifth, swelling. */
  turn: (audio) => {
    tone(audio, 0, 0.34, 220);
    tone(audio, 0.16, 0.5, 330);
  },
};

function rustle(
  audio: AudioContext,
  after: number,
  seconds: number,
  pitch: number,
  loud: number,
): void {
  const start = audio.currentTime + after;
  const noise = audio.createBufferSource();
  noise.buffer = noiseFor(audio, seconds);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(start);
}

/** White noise that is the same every time. */
function noiseFor(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = seed / 2 ** 31;
  }
  return buffer;
}

function tone(audio: AudioContext, after: number, seconds: number, pitch: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(0.16, start + seconds * 0.35);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + seconds);
}
