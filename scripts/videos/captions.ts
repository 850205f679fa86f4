import type { Cue } from './film';

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

/**
 * WebVTT text of a silent film: each caption repeats the words on the screen, so that a screen
 * reader or a translation tool can use them, and stands at the foot.
 */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    (cue) => `${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${cue.title}.\n${cue.text}`,
  );
  return `WEBVTT\n\n${blocks.join('\n\n').replace(/([?!])\.\n/g, '$1\n')}\n`;
}
