import { pictureSelection } from '@ferrule/blocks/pictures/picture-content'
import { z } from 'zod'
import { optionalText } from './answer-parts.ts'
import { newsItem } from './news-item.ts'

/** More than anybody scrolls through; the whole list is kept, so that a turn of it needs no content service. */
export const newsQuery = `query News($site: JSON!, $locale: LocaleInputType!) {
  NewsItems(where: { site: { equals: $site } }, locale: $locale, sort: "-publicationDate,-id", limit: 200) {
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

export const newsAnswer = z.object({ NewsItems: z.object({ docs: z.array(record) }) })
