import type { PictureContent } from './picture-content.ts'

const render = { width: 1200, height: 900 }
const logo = { width: 608, height: 104 }
const scene = { width: 1600, height: 900 }

const picture = (name: string, alt: string, size = render): PictureContent => ({
  filename: `${name}.webp`,
  alt,
  ...size,
  mimeType: 'image/webp',
})

/** Pictures for examples. */
export const examplePictures = {
  line: picture('automatic-crimping-line', 'Fully automatic wire crimping line with two press stations'),
  microscope: picture('crimp-inspection-microscope', 'Crimp inspection microscope with monitor'),
  bench: picture('cut-strip-bench-machine', 'Cut and strip machine on a bench'),
  marker: picture('inkjet-wire-marker', 'Inkjet wire marker'),
  twister: picture('wire-twisting-machine', 'Wire twisting machine'),
  tester: picture('harness-test-bench', 'Harness test bench'),
  press: picture('crimping-press', 'Crimping press for single terminals'),
  komax: picture('logo-komax', 'Word mark Komax', logo),
  schleuniger: picture('logo-schleuniger', 'Word mark Schleuniger', logo),
  cirris: picture('logo-cirris', 'Word mark Cirris', logo),
  hall: picture('scene-factory-hall', 'Assembly hall with rows of crimping lines', scene),
  strands: picture('scene-copper-strands', 'Copper strands, close up', scene),
}
