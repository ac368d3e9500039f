import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const ja: SeedText = {
  title: '採用情報',
  description: '31の募集職種、うち9つは圧着を見たことのない人のためのもの。採用の流れ。',
  blocks: [
    hero('長く残るものを作る仕事', {
      lead: '31の募集職種のうち9つは、圧着を見たことのない人のためのものです。3か月で身につきます。',
      opening: 'text',
    }),
    openPositions('ja', '募集職種', 'このデモサイトの求人は例であり、応募は処理されません。'),
    beside(
      { heading: '機械の前で3か月', image: 'assembly-workstation', side: 'left' },
      '経理も開発も、全員がプレスから始めます。',
    ),
    timeline(
      '採用の流れ',
      ['10分', '応募', '履歴書またはLinkedInのプロフィール。志望動機書は不要です。'],
      ['1週間以内', '最初の面談', 'チームリーダーとのビデオ面談、30分。'],
      ['半日', '見学', '実際の課題に一緒に取り組み、工場を見学します。'],
      ['3日以内', '結果', '理由とともにお電話でお伝えします。'],
    ),
    text('待遇', ['6週間の休暇', '全員同額の利益分配', '両親それぞれに16週間の育児休暇']),
    keyFigures([
      ['11', '年', '技術者の平均勤続年数'],
      ['74', null, '4か国の訓練生'],
      ['40', '時間', '全員の年間研修時間'],
    ]),
    callToAction('合う職種がありませんか。', 'できることと学びたいことを書いてください。人が読みます。', [
      '連絡する',
      '/requests/contact?topic=application',
    ]),
  ],
}
