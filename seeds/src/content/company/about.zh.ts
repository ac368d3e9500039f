import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '关于我们',
  description: 'Norlitz 的工作方式：先测量，再承诺。制造设备的人对设备负责。',
  blocks: [
    hero('先测量，再承诺', {
      lead: '压接的好坏由截面说明。我们先用您的导线测试，再给出数值。',
      image: 'crimp-inspection-microscope',
      links: [['我们如何工作', '#how-we-work']],
    }),
    text(
      '起源',
      '1961 年，Wolhusen 的一位工具匠要在周五之前把两千根导线切成同样的长度。周三他造出一台机器，精度半毫米。客户随即为下一周又订了一台。',
    ),
    anchor('how-we-work'),
    text('我们如何工作', '您寄来导线、端子和图纸。我们加工 500 件，全部测量，并把零件和数值寄给您。', [
      '1. 每个询问在 24 小时内答复。',
      '2. 最后一次交货后 15 年内供应备件。',
      '3. 为您调试生产线的工程师始终是您的联系人。',
    ]),
    quote('在机器上测不出来的，到实验室也只能靠猜。', 'Regula Moser', '董事会主席'),
    table(
      '生产基地',
      [
        '地点|产品|始于|人数',
        'Wolhusen|压接线、模具|1961|640',
        'Timișoara|压接线|2011|410',
        'Elgin|测试系统|2004|190',
        '苏州|裁线与剥皮|2008|230',
      ],
      '演示数据，截至 2025 年 12 月 31 日。',
    ),
    beside(
      {
        heading: '一套控制系统',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['查看设备', '/products'],
      },
      '裁切、压接、绞线和测试使用同样的控制系统、同样的导线清单和同样的术语。会用一台，就会用下一台。',
    ),
  ],
}
