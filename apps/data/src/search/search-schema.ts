import {
  noCounts,
  type SearchAnswer,
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
  const counts = builder.objectRef<SearchAnswer['counts']>('SearchCounts').implement({
    description: 'How many of each kind there are, whichever was asked for',
    fields: (t) => ({
      machines: t.exposeInt('machines'),
      families: t.exposeInt('families'),
      services: t.exposeInt('services'),
      stories: t.exposeInt('stories'),
      documents: t.exposeInt('documents'),
      pages: t.exposeInt('pages'),
    }),
  })
  const answer = builder.objectRef<SearchAnswer>('SearchAnswer').implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      counts: t.expose('counts', { type: counts }),
      records: t.expose('records', { type: [record] }),
    }),
  })
  builder.queryField('search', (t) =>
    t.field({
      type: answer,
      nullable: true,
      description:
        'Published pages of one site and, on the main one, what the catalogue shows in the country; ten a page; an error when the engine is away',
      authScopes: { public: true },
      args: {
        localeCode: t.arg.string({ required: true }),
        siteSlug: t.arg.string({ required: true, description: 'Empty for the main site' }),
        query: t.arg.string({ required: true, description: 'At most 200 signs count' }),
        page: t.arg.int({ required: true, description: 'The first page is 1' }),
        kind: t.arg({ type: kind, description: 'Everything if left out' }),
      },
      resolve: async (_, asked, deps) => {
        const query = searchQuery.safeParse(asked)
        if (!query.success) throw notAQuery()
        if (query.data.query === '') return { total: 0, counts: noCounts, records: [] }
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
        description: 'Without locale and site, empty for the home page; of a document its whole address',
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
        'What the words typed so far may become, at most ten, group by group; an error when the engine is away',
      authScopes: { public: true },
      args: {
        localeCode: t.arg.string({ required: true }),
        siteSlug: t.arg.string({ required: true, description: 'Empty for the main site' }),
        query: t.arg.string({ required: true }),
      },
      resolve: async (_, asked, deps) => {
        const query = suggestQuery.safeParse(asked)
        if (!query.success) throw notAQuery()
        return query.data.query === '' ? [] : suggestRecords(deps, query.data)
      },
    }),
  )
}

export function notAQuery(): GraphQLError {
  return new GraphQLError('Not a search query', { extensions: { code: 'BAD_REQUEST' } })
}
