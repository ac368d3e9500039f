import type { Language } from '@ferrule/domain/locales/language'
import type { Types } from '@opensearch-project/opensearch'

/** The analyser of each language. OpenSearch has none for Slovak, so ours stems with a Hunspell dictionary. */
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

/** Ignores spaces and punctuation in product names: `axion56` and `AXION-56` match `Axion 56`. */
const withoutPunctuation: Analysis = {
  char_filter: { no_characters: { type: 'pattern_replace', pattern: '[^\\p{L}\\p{N}]', replacement: '' } },
  analyzer: {
    without_characters: { type: 'custom', tokenizer: 'keyword', char_filter: ['no_characters'], filter: ['lowercase'] },
  },
}

/** One shard, because relevance scores are computed per shard. */
export function settingsFor(language: Language) {
  const languageAnalysis = language === 'sk' ? slovak : { analyzer: {} }
  const analysis = {
    ...languageAnalysis,
    ...withoutPunctuation,
    analyzer: { ...languageAnalysis.analyzer, ...withoutPunctuation.analyzer },
  }
  return { number_of_shards: 1, number_of_replicas: 0, analysis }
}
