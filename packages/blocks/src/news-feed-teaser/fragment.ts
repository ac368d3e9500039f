import { headSelection } from '../sections/head-content.ts'

export const newsFeedTeaserFragment = `fragment NewsFeedTeaser on NewsFeedTeaserBlock {
  blockType
  ${headSelection}
  news { date title text adHoc href }
}`
