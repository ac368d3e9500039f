import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ja: SeedText = {
  title: '40キロニュートンの後、37本の素線はどうなるか',
  description: '圧着の良否は断面写真が決めます。リンツでは切断から9秒後にオペレーターが見ています。',
  leadText: '圧着の良否は断面写真が決めます。リンツでは切断から9秒後にオペレーターが見ています。',
  blocks: [
    text(
      null,
      '良い圧着の内側を見る人はいません。毎日61,000個が工場を出るリンツのBrenner Kabeltechnikでは、それが問題でした。',
      '圧着は熱を使わない冷間接合です。プレスは二枚の金属の羽を銅線の束に折り曲げ、丸い素線が形を失うまで押します。うまくいけば隙間も割れもない蜂の巣になります。失敗しても、外からは同じに見えます。',
      '「以前は朝サンプルを研究室に送り、写真は昼過ぎに届きました」と品質責任者のMarta Holzerは言います。「その間にさらに9千個作っていたのです。」',
    ),
    picture('crimp-contact-macro', 'BreakOut', '切断前の6 mm²の圧着。幅3.42 mm、高さ1.98 mm。'),
    text(
      '9秒',
      '検査ステーションはプレスの隣にあります。9秒で切断、研磨、エッチング、撮影し、画像を測定します。値は同じストロークの波形とともに[Wire Flow](/smart-factory)の注文に入ります。',
    ),
    quote(
      '写真はきれいです。大事なのは、機械がまだ温かいうちに見られることです。',
      'Marta Holzer',
      'Brenner Kabeltechnik 品質責任者',
    ),
    keyFigures([
      ['9', '秒', '切断から写真まで'],
      ['61,000', null, '1日の圧着数'],
      ['0', null, '3月以降のクレーム'],
    ]),
    text(
      'これから',
      '春からは、同じカメラが段取り替え後の初品を毎回確認します。波形の読み方は[別のストーリー](/stories/five-ways-to-read-a-force-curve)で紹介します。',
    ),
  ],
}
