import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: '電線加工機',
  description: 'Norlitzは、自動車、航空機、制御盤の電線を切断、皮むき、圧着、ツイスト、検査する機械を製造しています。',
  blocks: [
    hero('すべての電線を、正確に。', {
      lead: '自動車、航空機、制御盤の電線を切断し、皮をむき、圧着し、撚り、検査する機械を作っています。10分の1ミリの精度で、何百万回でも。',
      image: 'automatic-crimping-line',
      links: [
        ['機械を見る', '/products'],
        ['専門家に相談', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', '最大のケーブル。最も細い電線は0.013 mm²'],
      ['± 0.1', 'mm', '1メートルあたりの長さ精度'],
      ['31', null, '自社の技術者がいる国'],
      ['24', '時間', 'すべてのお問い合わせへの回答'],
    ]),
    teasers(
      { heading: 'どこから始めますか。' },
      ['製品', '電線のあらゆる工程のための機械', '/products', 'automatic-crimping-line-front'],
      ['サービス', '修理、部品、トレーニング', '/services', 'service-desk'],
      ['スマートファクトリー', '一つの注文、一本の電線、一つの記録', '/smart-factory', 'crimp-contact-macro'],
      ['拠点', '人と在庫がある24か所', '/locations', 'factory-hall'],
    ),
    beside(
      {
        heading: 'すべての圧着は波形を残す',
        image: 'crimp-contact-macro',
        link: ['スマートファクトリーを見る', '/smart-factory'],
      },
      'Wire Flowはプレスから波形を読み取り、注文と比較し、2個目の不良が出る前にラインを止めます。記録はハーネスの生涯にわたって残ります。',
    ),
    quote('機械の上で測れないものは、研究室で推測しているだけだ。', 'Regula Moser', 'Norlitz取締役会議長'),
    callToAction(
      'どの電線に取り組んでいますか。',
      'サンプルと図面をお送りください。適した機械で加工し、測定値とともにお返しします。',
      ['専門家に相談', '/contact'],
      ['拠点を探す', '/locations'],
    ),
  ],
}
