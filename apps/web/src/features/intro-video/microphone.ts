/** Measures the microphone's level. @returns the function that stops it */
export function followLevel(stream: MediaStream, onLevel: (share: number) => void): () => void {
  const audio = new AudioContext();
  const analyser = new AnalyserNode(audio, { fftSize: 1024 });
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, 100);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

/** The quietest sound that moves the meter, in decibels below the loudest. */
const quietest = -60;

/** The loudness of samples from 0 to 1, on a logarithmic scale like human hearing. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length || Number.MIN_VALUE);
  return Math.min(1, Math.max(0, 1 - decibels / quietest));
}
