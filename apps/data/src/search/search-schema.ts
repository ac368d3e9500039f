import {
  noSearchCounts,
  type SearchResult,
  type SearchRecord,
  searchKinds,
  searchQuery,
  suggestQuery,
} from '@ferrule/domain/search/search-query'
import { GraphQLError } from 'graphql'
import type { Builder } from '../graphql/builder.ts'
import { findRecords, suggestRecords } from './find-records.ts'

export function addSearchFields(builder: Builder): void {
  const { kind, record } = addRecordTypes(builder)
  const counts = builder.objectRef<SearchResult['counts']>('SearchCounts').implement({
    description: 'Number of results per kind, independent of the selected kind',
    fields: (t) => ({
      machines: t.exposeInt('machines'),
      families: t.exposeInt('families'),
      services: t.exposeInt('services'),
      stories: t.exposeInt('stories'),
      documents: t.exposeInt('documents'),
      pages: t.exposeInt('pages'),
    }),
  })
  const searchAnswer = builder.objectRef<SearchResult>('SearchResult').implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      counts: t.expose('counts', { type: counts }),
      records: t.expose('records', { type: [record] }),
    }),
  })
  builder.queryField('search', (t) =>
    t.field({
      type: searchAnswer,
      nullable: true,
      description:
        'Published pages of one site and, on the main site, the catalogue of the country; ten per page; an error if the search engine is unavailable',
      authScopes: { public: true },
      args: {
        localeCode: t.arg.string({ required: true }),
        siteSlug: t.arg.string({ required: true, description: 'Empty for the main site' }),
        query: t.arg.string({ required: true, description: 'Cut after 200 characters' }),
        page: t.arg.int({ required: true, description: 'The first page is 1' }),
        kind: t.arg({ type: kind, description: 'All kinds if omitted' }),
      },
      resolve: async (_, input, deps) => {
        const query = searchQuery.safeParse(input)
        if (!query.success) throw invalidQuery()
        if (query.data.query === '') return { total: 0, counts: noSearchCounts, records: [] }
        return findRecords(deps, query.data)
      },
    }),
  )
  addSuggestions(builder, record)
}

function addRecordTypes(builder: Builder) {
  const kind = builder.enumType('SearchKind', { values: searchKinds })
  const record = builder.objectRef<SearchRecord>('SearchRecord').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: kind }),
      path: t.exposeString('path', {
        description: 'Path without locale and site, empty for the home page; the full URL of a document',
      }),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      image: t.exposeString('image', { nullable: true, description: 'Key of the picture in the media store' }),
    }),
  })
  return { kind, record }
}

function addSuggestions(builder: Builder, record: ReturnType<typeof addRecordTypes>['record']): void {
  builder.queryField('suggest', (t) =>
    t.field({
      type: [record],
      nullable: true,
      description:
        'Suggestions for the text typed so far, at most ten, grouped by kind; an error if the search engine is unavailable',
      authScopes: { public: true },
      args: {
        localeCode: t.arg.string({ required: true }),
        siteSlug: t.arg.string({ required: true, description: 'Empty for the main site' }),
        query: t.arg.string({ required: true }),
      },
      resolve: async (_, input, deps) => {
        const query = suggestQuery.safeParse(input)
        if (!query.success) throw invalidQuery()
        return query.data.query === '' ? [] : suggestRecords(deps, query.data)
      },
    }),
  )
}

export function invalidQuery(): GraphQLError {
  return new GraphQLError('Not a search query', { extensions: { code: 'BAD_REQUEST' } })
}
