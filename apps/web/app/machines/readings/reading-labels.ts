import { parseSeries, type ReadingSeries, seriesDefinitions } from '@ferrule/domain/machines/readings/reading-series'
import type { Language } from '@ferrule/domain/locales/language'
import { formatNumber } from '@ferrule/texts/format-number'
import type { Texts } from '@ferrule/texts/load-texts'

/** Returns the labels of readings. A series unknown to this version is shown by its name. */
export function toReadingLabels(texts: Texts, language: Language) {
  const unit = (series: ReadingSeries) =>
    series === 'output' ? texts('readings.unit.pieces-per-hour') : seriesDefinitions[series].unit
  return {
    name: (series: string) => {
      const known = parseSeries(series)
      return known ? texts(`readings.series.${known}`) : series
    },
    unit: (series: string) => {
      const known = parseSeries(series)
      return known ? unit(known) : ''
    },
    /** Three digits say more about 0.125 mm than about 4,012 pieces. */
    value: (value: number) =>
      formatNumber(value, language, { maximumFractionDigits: Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0 }),
  }
}

export type ReadingLabels = ReturnType<typeof toReadingLabels>

/** SI symbols are the same in every language: 15 min, 4 h. */
export function formatBucket(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`
}
