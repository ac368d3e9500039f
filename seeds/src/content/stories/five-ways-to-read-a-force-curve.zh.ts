import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '读懂压力曲线的五种方法',
  description: '压接机每次行程画出 512 个点。线上五个位置告诉您哪里出了问题，以及何时。',
  leadText: '压接机每次行程画出 512 个点。线上五个位置告诉您哪里出了问题，以及何时。',
  blocks: [
    text(null, '大多数人看压力曲线就像看红绿灯：绿或红。这浪费了 510 个点。稍加练习，不打开护罩就能知道哪里不对。'),
    chart(
      {
        kind: 'line',
        heading: '一次行程，两根导线',
        summary: '19 根铜丝缺一根时，峰值从 19.2 降到 18.5 kN，上升也更晚。',
        footnote: '2.5 mm² 端子，19 根铜丝，在 Corva 24 上测量。',
      },
      [
        '滑块行程, mm|完整, kN|缺一根, kN',
        '30|0|0',
        '32|0.9|0.7',
        '34|4.8|4.4',
        '36|11.3|10.6',
        '37|15.5|14.7',
        '38|18.1|17.3',
        '39|19.2|18.5',
        '39.5|15.5|15.0',
        '40|0|0',
      ],
    ),
    table('曲线说明什么', [
      '看哪里|看到什么|通常原因',
      '上升起点|更晚|缺铜丝或导线未插到位',
      '第一毫米|更早|绝缘进入导体压接区',
      '斜率|更平|线材偏软或截面不对',
      '峰值|更高|压接高度设得太低',
    ]),
    beside(
      { heading: '只用好件示教', image: 'crimping-press', side: 'left' },
      '做十个，切开三个，当[金相照片](/stories/what-37-strands-look-like)也认可时再放行。',
    ),
    questions('课程中的问题', [
      '曲线能代替拉力测试吗？',
      '不能。它监视两次拉力测试之间的每个零件。两者都需要，我们的[培训](/services/training)都会教。',
    ]),
  ],
}
