import { join } from 'node:path';
import { recordedAgents } from '../../../scripts/recorded-agents.ts';
import { makeSample, type Sample } from '../../../scripts/sample-repository.ts';
import { ROOT } from '../review/review-session.ts';
import { inScene, type Scene } from './scene.ts';

const DEMO = join(ROOT, 'fixtures/demo');

/** The demo's repository, whose review shows five findings. */
export function inDemo(
  use: (scene: Scene, sample: Sample) => Promise<void>,
  ready: (sample: Sample) => void = () => undefined,
): Promise<void> {
  let sample: Sample | undefined;
  return inScene(
    (top) => {
      sample = makeSample(DEMO, top);
      ready(sample);
    },
    async (scene) => {
      if (sample === undefined) throw new Error('no sample was made');
      await use(scene, sample);
    },
  );
}

export const demoAgents = ({ commits }: Sample) => recordedAgents(join(DEMO, 'replies'), commits);
