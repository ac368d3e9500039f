import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const zh: SeedText = {
  title: '故事',
  description: '我们和客户对导线、压接和设备的认识，由亲历者讲述。',
  blocks: [
    hero('来自生产线的故事', { lead: '我们和客户对导线、压接和设备的认识，由亲历者讲述。' }),
    storyTeasers('zh', stories, { heading: '最新', arrangement: 'row' }),
    callToAction('有故事要讲？', '一次让您有所领悟的故障，一个节省一分钟的窍门：请写信告诉我们。', [
      '写信给我们',
      '/requests/feedback',
    ]),
  ],
}
