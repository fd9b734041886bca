/** Wooded ridges in the mist of an early morning, one behind another. */
import { isConifer } from '../core/conifers.ts';
import { fbm2, noise2 } from '../core/noise.ts';
import { addRgb, blendRgb, clamp, mix, setRgb, smooth, type Rgb } from '../core/maths.ts';
import type { Scene, Shader } from '../core/scene.ts';

const LAYERS = 9;
const SUN = { x: 0.32, y: 0.36 };

/** Height of the crest of a layer; 0 is the farthest. */
function crestOf(layer: number, x: number): number {
  const near = layer / (LAYERS - 1);
  const base = mix(0.27, -0.62, near ** 0.85);
  const frequency = mix(1.5, 0.75, near);
  const rough = fbm2(x * frequency + layer * 31.7, layer * 7.3 + 0.5, 7, 0.48);
  const slope = near * 0.16 * (layer % 2 === 0 ? x : -x);
  return base + slope + rough * mix(0.2, 0.3, near);
}

function sky(x: number, y: number, out: Rgb): void {
  const up = smooth(-0.1, 0.75, y);
  setRgb(out, mix(0.86, 0.2, up), mix(0.58, 0.29, up), mix(0.42, 0.45, up));
  const distance = Math.hypot(x - SUN.x, (y - SUN.y) * 1.15);
  addRgb(out, 1, 0.62, 0.3, 0.75 * Math.exp(-distance * 2.6));
  addRgb(out, 1, 0.8, 0.55, 2.2 * Math.exp(-((distance / 0.09) ** 1.4)));
  const streaks = smooth(0.05, 0.55, fbm2(x * 0.9 + 3, y * 5.5 + 8, 6));
  addRgb(out, 1, 0.66, 0.5, 0.16 * streaks * smooth(0.1, 0.4, y));
}

function prepare(): Shader {
  return (x, y, out) => {
    sky(x, y, out);
    const glow = Math.exp(-Math.abs(x - SUN.x) * 1.25);
    for (let layer = 0; layer < LAYERS; layer += 1) {
      const near = layer / (LAYERS - 1);
      const crest = crestOf(layer, x);
      if (y > crest && !isConifer(x, y - crest, mix(0.004, 0.1, near ** 2.6), layer)) continue;
      const below = Math.max(0, crest - y);
      // Slopes show a little of gullies and of crowns; distance and mist wash both out.
      const gullies = fbm2(x * 5 + layer * 9 + below * 2.5, below * 3.5 + layer, 5) * 0.35;
      const crowns = noise2(x * 260 * (1.25 - near), y * 190 * (1.25 - near)) * 0.3;
      const tone = Math.max(0.2, 1 + gullies + crowns * near);
      const wood = mix(0.05, 0.012, near ** 0.7) * tone;
      setRgb(out, wood * 0.6, wood * 1.0, wood * 1.15);
      const haze = 0.9 * (1 - near) ** 1.25;
      const [red, green, blue] = [
        mix(0.1, 0.4 + 0.5 * glow, (1 - near) ** 1.3),
        mix(0.16, 0.36 + 0.2 * glow, (1 - near) ** 1.3),
        mix(0.24, 0.46 - 0.06 * glow, (1 - near) ** 1.3),
      ];
      blendRgb(out, red, green, blue, haze);
      // Mist fills the valley in front of the next ridge.
      const drift = 0.75 + 0.6 * fbm2(x * 1.7 + layer * 5, y * 5 + layer * 3, 5);
      const mist =
        clamp((1 - Math.exp(-Math.max(0, below - 0.015) * mix(7, 3.4, near))) * drift) * (1 - near ** 3);
      blendRgb(out, mix(0.3, 0.95, glow), mix(0.36, 0.6, glow), mix(0.46, 0.4, glow), mist * 0.8);
    }
  };
}

const scene: Scene = {
  width: 2400,
  height: 1600,
  film: { exposure: 0.7, saturation: 1.3, grain: 1 },
  prepare,
};

export default scene;
