import { normalize, type Vector } from './terrain.ts';

/** Creates the rays of a camera: `zoom` is the focal length in halves of the picture's width. */
export function createCamera(from: Vector, at: Vector, zoom: number): (x: number, y: number) => Vector {
  const ahead = normalize({ x: at.x - from.x, y: at.y - from.y, z: at.z - from.z });
  const right = normalize({ x: ahead.z, y: 0, z: -ahead.x });
  const up = {
    x: ahead.y * right.z - ahead.z * right.y,
    y: ahead.z * right.x - ahead.x * right.z,
    z: ahead.x * right.y - ahead.y * right.x,
  };
  return (x, y) =>
    normalize({
      x: ahead.x * zoom + right.x * x + up.x * y,
      y: ahead.y * zoom + right.y * x + up.y * y,
      z: ahead.z * zoom + right.z * x + up.z * y,
    });
}
