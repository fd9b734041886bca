import type { Rgb } from './maths.ts';

/**
 * Computes the light of one point of a picture. `x` runs from -1 to 1 across a width of 2, `y` upwards in the same unit,
 * 0 in the centre.
 */
export type Shader = (x: number, y: number, out: Rgb) => void;

/** Parameters by which the light of a scene becomes a picture. */
export interface Film {
  /** Factor of all light. Default: 1. */
  exposure?: number;
  /** Share of light that the lens scatters around bright points. Default: 0.04. */
  bloom?: number;
  /** Standard deviation of the grain, in steps of 8 bits. Default: 1.1. */
  grain?: number;
  /** Strength of colours. Default: 1.15. */
  saturation?: number;
  /** Darkening of the corners. Default: 0.22. */
  vignette?: number;
}

/** A picture to be rendered. */
export interface Scene {
  /** Size in pixels. */
  width: number;
  height: number;
  /** Share of the size at which the scene is rendered, for scenes without sharp edges. Default: 1. */
  scale?: number;
  /** Samples of each pixel. Default: 1. */
  samples?: number;
  /** Additional samples of pixels at edges. Default: 4. */
  edgeSamples?: number;
  film?: Film;
  /** Prepares a shader; `pixel` is the width of a rendered pixel in its unit. */
  prepare: (pixel: number) => Shader;
}
