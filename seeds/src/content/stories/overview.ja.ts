import { storyTeasers } from '../blocks/articles.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from './stories.ts'

export const ja: SeedText = {
  title: 'ストーリー',
  description: '電線、圧着、機械について私たちとお客様が学んだことを、現場にいた人が語ります。',
  blocks: [
    hero('ラインからのストーリー', {
      lead: '電線、圧着、機械について私たちとお客様が学んだことを、現場にいた人が語ります。',
    }),
    storyTeasers('ja', stories, { heading: '新着', arrangement: 'row' }),
    callToAction('お話がありますか。', '教訓になった不具合、1分を節約する工夫。ぜひお知らせください。', [
      '連絡する',
      '/requests/feedback',
    ]),
  ],
}
