/** A trade size of wire in countries that do not use mm². */
export type WireGauge = {
  /** As printed: `12`, `2/0`, `250`. */
  name: string
  unit: 'AWG' | 'kcmil'
  crossSectionMm2: number
}

const mm2PerKcmil = 0.506707479

/** ASTM B258: each gauge is the 39th root of 92 thinner in diameter than the one before; 36 is 0.127 mm. */
function gauge(number: number): WireGauge {
  const diameterMm = 0.127 * 92 ** ((36 - number) / 39)
  const name = number > 0 ? `${number}` : `${1 - number}/0`
  return { name, unit: 'AWG', crossSectionMm2: (Math.PI / 4) * diameterMm ** 2 }
}

/** The trade sizes, thinnest first: even gauges, every gauge from 2 on, and thousands of circular mils above 4/0. */
export const wireGauges: readonly WireGauge[] = [
  ...[40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 6, 4, 2, 1, 0, -1, -2, -3].map(gauge),
  ...[250, 300, 350, 400, 500, 600, 750, 1000].map((kcmil) => ({
    name: `${kcmil}`,
    unit: 'kcmil' as const,
    crossSectionMm2: kcmil * mm2PerKcmil,
  })),
]

/** The trade size nearest to a cross-section; nearest by ratio, because sizes grow by ratio. */
export function toWireGauge(crossSectionMm2: number): WireGauge {
  const distance = ({ crossSectionMm2: size }: WireGauge) => Math.abs(Math.log(size / crossSectionMm2))
  return wireGauges.reduce((nearest, next) => (distance(next) < distance(nearest) ? next : nearest))
}

/** The cross-section of any gauge, including `0`, `00` and gauges not in trade; undefined for an invalid one. */
export function findCrossSection(name: string, unit: WireGauge['unit']): number | undefined {
  if (unit === 'kcmil') return /^\d{2,4}$/.test(name) ? Number(name) * mm2PerKcmil : undefined
  const aught = /^([1-4])\/0$/.exec(name)?.[1] ?? (/^0{1,4}$/.test(name) ? `${name.length}` : undefined)
  if (aught !== undefined) return gauge(1 - Number(aught)).crossSectionMm2
  return /^([1-9]|[1-3]\d|40)$/.test(name) ? gauge(Number(name)).crossSectionMm2 : undefined
}
