import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: '製品',
  description: '電線の切断、皮むき、圧着、マーキング、ツイスト、検査、組立を行う機械。',
  blocks: [
    hero('電線のあらゆる工程のための機械', {
      lead: '試作用の卓上機から止まらないラインまで。すべて同じ制御と同じ電線リストを使います。',
      image: 'automatic-crimping-line',
      links: [['専門家に相談', '/requests/contact']],
    }),
    machines(
      { heading: 'まずはこの3機種' },
      ['axion-56', 'Axion 56', '全自動ライン。段取り替えは3分。', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', '24 kNの卓上プレス。毎回の圧着波形を記録。', 'crimping-press'],
      ['helix-240', 'Helix 240', '最長12メートルのペアをツイスト。', 'wire-twisting-machine-front'],
    ),
    table(
      '何本ならどの機械？',
      [
        '1日の電線数|一般的な選択|人数',
        '500本まで|卓上機と卓上プレス|1',
        '500～5,000本|切断・皮むき機、モジュール付きプレス|1～2',
        '5,000本超|全自動ライン|2ラインに1人',
      ],
      '目安です。数量より段取り替えの回数が決め手になります。',
    ),
    search('具体的にお探しですか。', '機械、端子、電線の種類、断面積で検索できます。'),
    expert(
      '電線、端子、1シフトの数量をお知らせください。機械とサイクルタイムをお答えします。',
      'Ines Duarte',
      'アプリケーションエンジニア、ポルト',
    ),
  ],
}
