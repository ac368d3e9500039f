import { pictureContent } from '@ferrule/blocks/pictures/picture-content'
import { newsFeedItem } from '@ferrule/domain/news-feed/news-feed-item'
import { z } from 'zod'

/** Its picture is one of the media store; the website makes the address. */
export const newsItem = newsFeedItem.extend({ image: pictureContent.nullable() })

export type NewsItem = z.infer<typeof newsItem>

/** Some of the news, the newest first. */
export type NewsTurn = { items: NewsItem[]; endCursor: string | null; hasNextPage: boolean }
