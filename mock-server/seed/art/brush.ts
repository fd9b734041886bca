import type { Random } from '../../internal/random.ts';
import type { Inks } from './inks.ts';
import type { Mood } from './moods.ts';

/** A point in pixels from the top left. */
export type Point = readonly [x: number, y: number];

/** A stop of a gradient: offset from 0 to 1, colour, opacity (default: 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Builds the SVG of one picture. */
export class Brush {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  /** Colours of a scene. */
  readonly mood: Mood;
  /** Colours of a flat picture. */
  readonly inks: Inks;
  /** A hundredth of the shorter side; the unit for details. */
  readonly unit: number;
  readonly #defs: string[] = [];
  readonly #body: string[] = [];

  constructor(width: number, height: number, random: Random, palette: { mood: Mood; inks: Inks }) {
    this.width = width;
    this.height = height;
    this.random = random;
    this.mood = palette.mood;
    this.inks = palette.inks;
    this.unit = Math.min(width, height) / 100;
  }

  /** Appends elements on top. */
  add(...elements: string[]): void {
    this.#body.push(...elements);
  }

  /** Appends a definition and returns its id. */
  define(make: (id: string) => string): string {
    const id = `d${this.#defs.length}`;
    this.#defs.push(make(id));
    return id;
  }

  /** Returns a linear gradient as paint, from top to bottom by default. */
  linear(
    stops: readonly Stop[],
    direction: readonly [number, number, number, number] = [0, 0, 0, 1],
  ): string {
    const [x1, y1, x2, y2] = direction;
    const axis = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${axis}>${stopTags(stops)}</linearGradient>`)})`;
  }

  /** Returns a radial gradient as paint. */
  radial(stops: readonly Stop[], centre = '.5', focusY = centre): string {
    const place = `cx="${centre}" cy="${focusY}"`;
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${place}>${stopTags(stops)}</radialGradient>`)})`;
  }

  /** Fills the picture. */
  fill(paint: string): void {
    this.add(`<path fill="${paint}" d="M0 0H${this.width}V${this.height}H0z"/>`);
  }

  /** Appends a filled circle. */
  circle([x, y]: Point, radius: number, paint: string, more = ''): void {
    this.add(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${paint}"${more && ` ${more}`}/>`,
    );
  }

  /** Appends a filled path. */
  path(d: string, paint: string, more = ''): void {
    this.add(`<path fill="${paint}"${more && ` ${more}`} d="${d}"/>`);
  }

  /** Appends a stroked path. */
  line(d: string, paint: string, strokeWidth: number, more = ''): void {
    this.add(
      `<path fill="none" stroke="${paint}" stroke-width="${num(strokeWidth)}"${more && ` ${more}`} d="${d}"/>`,
    );
  }

  /** Returns the SVG. */
  toSvg(): string {
    const { width, height } = this;
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${this.#body.join('')}</svg>`;
  }
}

/** Formats a number for SVG, rounded to a tenth of a pixel. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const see =
        opacity === undefined ? '' : ` stop-opacity="${num(opacity * 10) === '10' ? 1 : opacity.toFixed(2)}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}
