import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'
import { processFamilies } from './process-families.ts'

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
      ['240', 'mm²', '最大のケーブル。最も細い電線は0.01 mm²'],
      ['± 0.1', 'mm', '1メートルあたりの長さ精度'],
      ['31', null, '自社の技術者がいる国'],
      ['24', '時間', 'すべてのお問い合わせへの回答'],
    ]),
    processFamilies({
      heading: '1本の電線に6つの工程',
      note: '各工程は次の工程の条件を決めます。だから当社はすべての工程の機械を作り、すべてに同じ制御を使います。',
      all: 'すべての機械',
      decimal: '.',
      points: '128～4,096点',
      processes: [
        ['切断・皮むき', '極細の信号線からバッテリーケーブルまで、定尺に切断し両端の皮をむきます。'],
        ['圧着', '毎ストロークの力を測定する卓上プレスと全自動ライン。'],
        ['マーキング', '走行中の電線にインクジェットやレーザーで印字。ハーネスの寿命まで読めます。'],
        ['ツイスト', '全長にわたり一定のピッチでペア線や3本線を撚ります。'],
        ['ハーネス検査', '128点の卓上テスターから、車両用ハーネス全体の高電圧検査台まで。'],
        ['品質ツール', 'クリンプハイト、引張力、断面写真を一つの品質ログに記録します。'],
      ],
    }),
    forceCurve('ja', {
      heading: 'すべての圧着は波形を残す',
      lead: 'Wire Flowはプレスから波形を読み取り、注文と比較し、2個目の不良が出る前にラインを止めます。記録はハーネスの生涯にわたって残ります。',
      image: 'copper-strands',
      links: [
        ['スマートファクトリーを見る', '/smart-factory'],
        ['デモを依頼', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('ja', stories, {
      heading: 'ストーリー',
      link: ['すべてのストーリー', '/stories'],
      arrangement: 'lead',
    }),
    locationMap('ja'),
    callToAction(
      'どの電線に取り組んでいますか。',
      'サンプルと図面をお送りください。適した機械で加工し、測定値とともにお返しします。',
      ['専門家に相談', '/contact'],
      ['拠点を探す', '/locations'],
    ),
  ],
}
