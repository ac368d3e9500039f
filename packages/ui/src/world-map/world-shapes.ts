// Server only: the source file of the country shapes has 108 kB.
// oxlint-disable-next-line typescript/triple-slash-reference -- importing packages need the type of the JSON
/// <reference path="./world-atlas.d.ts" />
import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import world from 'world-atlas/countries-110m.json'
import { toRelativePath } from './to-relative-path.ts'

export const mapSize = { width: 1280, height: 600 }

// Without Antarctica.
const countries = world.objects.countries.geometries.filter(({ id }) => id !== '010')
const frame = { type: 'Sphere' } as const
// Scaled up and moved down: the poles are cropped.
const projection = geoNaturalEarth1()
  .fitSize([mapSize.width, mapSize.height * 1.22], frame)
  .translate([mapSize.width / 2, mapSize.height * 0.56])
const path = geoPath(projection).digits(0)

export const landPath = toRelativePath(path(merge(world, countries.filter(isArea))) ?? '')
export const borderPath = toRelativePath(
  path(mesh(world, world.objects.countries, (left, right) => left !== right)) ?? '',
)

/** Returns the path of countries by ISO 3166 numeric code, the id in the atlas: 040 is Austria. */
export function countryPath(numbers: readonly string[]): string {
  const geometries = countries.filter(({ id }) => numbers.includes(String(id)))
  return toRelativePath(path(feature(world, { type: 'GeometryCollection', geometries })) ?? '')
}

/** Returns the coordinates of a place on the map. */
export function placeOnMap({ longitude, latitude }: { longitude: number; latitude: number }): [number, number] {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

type Country = (typeof countries)[number]

function isArea(country: Country): country is Extract<Country, { type: 'Polygon' | 'MultiPolygon' }> {
  return country.type === 'Polygon' || country.type === 'MultiPolygon'
}
