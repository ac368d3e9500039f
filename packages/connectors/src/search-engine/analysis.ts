import type { Language } from '@ferrule/domain/locales/language'
import type { Types } from '@opensearch-project/opensearch'

/** How the words of each language are cut and reduced. Slovak has no built-in analyser, so ours reads a dictionary. */
export const analysers: Record<Language, string> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  zh: 'smartcn',
  ja: 'kuromoji',
  es: 'spanish',
  pt: 'portuguese',
  cs: 'czech',
  hu: 'hungarian',
  ro: 'romanian',
  sk: 'slovak',
}

type Analysis = Types.Indices_Common.IndexSettingsAnalysis &
  Required<Pick<Types.Indices_Common.IndexSettingsAnalysis, 'analyzer'>>

const slovak: Analysis = {
  filter: { slovak_stems: { type: 'hunspell', locale: 'sk_SK', dedup: true } },
  analyzer: { slovak: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'slovak_stems'] } },
}

/** `axion56` and `AXION-56` are `Axion 56`: nobody remembers where the gaps of a name are. */
const withoutSigns: Analysis = {
  char_filter: { no_signs: { type: 'pattern_replace', pattern: '[^\\p{L}\\p{N}]', replacement: '' } },
  analyzer: {
    without_signs: { type: 'custom', tokenizer: 'keyword', char_filter: ['no_signs'], filter: ['lowercase'] },
  },
}

/** One shard: relevance needs the whole language to compare with. */
export function settingsFor(language: Language) {
  const own = language === 'sk' ? slovak : { analyzer: {} }
  const analysis = { ...own, ...withoutSigns, analyzer: { ...own.analyzer, ...withoutSigns.analyzer } }
  return { number_of_shards: 1, number_of_replicas: 0, analysis }
}
