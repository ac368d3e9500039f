import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const ja: SeedText = {
  title: '当社について',
  description: 'Norlitzの仕事：まず測り、それから約束する。機械を作った者が責任を持ちます。',
  blocks: [
    hero('1961年から、電線のための機械を', {
      lead: '電線の切断、皮むき、圧着、撚り合わせ、検査の機械をつくっています。24拠点で1,604人が働いています。',
      image: 'factory-hall',
      links: [['仕事の進め方', '#how-we-work']],
    }),
    timeline(
      '1961年から今日まで',
      ['1961', '最初の切断機', '2千本の電線、精度0.5ミリ'],
      ['1998', '圧着力モニタリング', '以来、すべてのプレスに搭載'],
      ['2011', 'ティミショアラ工場', 'ハーネスメーカーの近くで圧着ラインを製造'],
      ['2026', 'Axion 56', '工具なしで3分の段取り替え'],
    ),
    text(
      'はじまり',
      '1961年、Wolhusenの工具職人が、金曜日までに2千本の電線を同じ長さに切るよう頼まれました。彼は水曜日に機械を作りました。精度は0.5ミリ。お客様は翌週の分としてもう1台注文しました。',
    ),
    anchor('how-we-work'),
    text(
      '仕事の進め方',
      '電線、端子、図面をお送りください。500個を加工し、すべて測定して、部品と測定値をお届けします。',
      [
        '1. すべてのお問い合わせに24時間以内に回答します。',
        '2. 最終納入後15年間、部品を供給します。',
        '3. ラインを立ち上げた技術者がずっと担当します。',
      ],
    ),
    quote('機械の上で測れないものは、研究室で推測しているだけだ。', 'Regula Moser', '取締役会議長'),
    table(
      '4工場、24拠点',
      [
        '拠点|製品|開始|人数',
        'Wolhusen|圧着ライン、アプリケーター|1961|640',
        'Timișoara|圧着ライン|2011|410',
        'Elgin|検査システム|2004|190',
        '蘇州|切断・皮むき|2008|230',
        'その他20拠点|販売、サービス、研修|–|134',
        '* 合計|–|–|1,604',
      ],
      'デモ用データ、2025年12月31日現在。',
    ),
    leaders('ja'),
    sustainabilityFigures('ja'),
    beside(
      {
        heading: 'すべてに共通の制御',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['機械を見る', '/products'],
      },
      '切断、圧着、ツイスト、検査は、同じ制御、同じ電線リスト、同じ用語を使います。1台を扱えれば、次の機械も扱えます。',
    ),
  ],
}
