import { pictureSelection } from '@ferrule/blocks/pictures/picture-content'
import { z } from 'zod'
import { optionalText } from './response-fields.ts'
import { newsItem } from './news-item.ts'

export const newsQuery = `query News($where: NewsItem_where!, $locale: LocaleInputType!, $limit: Int!, $page: Int!) {
  NewsItems(where: $where, locale: $locale, sort: "-publicationDate,-id", limit: $limit, page: $page) {
    hasNextPage
    docs { id title text link publicationDate image ${pictureSelection} }
  }
}`

const record = newsItem.extend({
  title: optionalText,
  text: optionalText,
  link: z
    .string()
    .nullish()
    .transform((link) => link || null),
  image: newsItem.shape.image.nullish().transform((image) => image ?? null),
})

export const newsResponse = z.object({ NewsItems: z.object({ hasNextPage: z.boolean(), docs: z.array(record) }) })
