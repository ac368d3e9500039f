import { pictureContent } from '@ferrule/blocks/pictures/picture-content'
import { newsFeedItem } from '@ferrule/domain/news-feed/news-feed-item'
import { z } from 'zod'

/** The picture is a file of the media store; the website builds its URL. */
export const newsItem = newsFeedItem.extend({ image: pictureContent.nullable() })

export type NewsItem = z.infer<typeof newsItem>

/** A page of news, the newest first. */
export const newsPage = z.object({
  items: z.array(newsItem),
  endCursor: z.string().nullable(),
  hasNextPage: z.boolean(),
})

export type NewsPage = z.infer<typeof newsPage>

/**
 * How many of the newest items are cached, because nearly all requests are for these. Older ones are read on demand.
 */
export const cachedNewsCount = 100
