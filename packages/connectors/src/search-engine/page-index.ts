import type { Language } from '@ferrule/domain/locales/language'
import type { API, Types } from '@opensearch-project/opensearch'

/** How the words of each language are cut and reduced. Slovak has no built-in analyser, so ours reads a dictionary. */
const analysers: Record<Language, string> = {
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

/** Raised when the definition below changes: a new index is filled, then the alias moves to it. */
const version = 1

/** The name that readers and writers use. */
export function toIndexAlias(language: Language): string {
  return `pages-${language}`
}

export function toIndexName(language: Language): string {
  return `${toIndexAlias(language)}-v${version}`
}

/** One index a language for all sites, because relevance needs the whole language to compare with. */
export function toIndexDefinition(language: Language): API.Indices_Create_RequestBody {
  const words = { type: 'text', analyzer: analysers[language] } as const
  const exact = { type: 'keyword' } as const
  return {
    aliases: { [toIndexAlias(language)]: {} },
    settings: {
      number_of_shards: 1,
      number_of_replicas: 0,
      ...(language === 'sk' ? { analysis: slovakAnalysis } : {}),
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: exact,
        siteSlug: exact,
        locale: exact,
        path: exact,
        title: words,
        description: words,
        text: words,
      },
    },
  }
}

const slovakAnalysis = {
  filter: { slovak_stems: { type: 'hunspell', locale: 'sk_SK', dedup: true } },
  analyzer: { slovak: { type: 'custom', tokenizer: 'standard', filter: ['lowercase', 'slovak_stems'] } },
} satisfies Types.Indices_Common.IndexSettingsAnalysis
