import { useEffect, useState } from 'react';
import type { Painter } from './painter.ts';
import { createRecorder, type Recorder } from './recorder.ts';

/** A recorder on a canvas. Leaving the page releases camera and microphone. `painter` must be stable. */
export function useRecorder(painter: Painter) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [recorder, setRecorder] = useState<Recorder>();
  useEffect(() => {
    if (!canvas) return;
    const made = createRecorder(canvas, painter);
    setRecorder(made);
    return made.close;
  }, [canvas, painter]);
  return { canvasRef: setCanvas, recorder };
}
