import { keyFigures } from '../blocks/figures.ts'
import { picture, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '37 根铜丝在 40 千牛之后的样子',
  description: '金相照片决定压接的好坏。在林茨，操作员在切割九秒后就能看到。',
  leadText: '金相照片决定压接的好坏。在林茨，操作员在切割九秒后就能看到。',
  blocks: [
    text(
      null,
      '没有人能看到好压接的内部。这正是林茨 Brenner Kabeltechnik 的难题：那里每天有 61,000 个压接离开车间。',
      '压接是不加热的冷焊。压接机把两片金属翼折向一束铜丝并施压，直到圆形铜丝失去形状。压得好，截面像蜂窝：没有空隙，没有裂纹。压得不好，从外面看却一模一样。',
      '“以前样品早上送到实验室，照片午后才回来，”质量主管 Marta Holzer 说，“那时我们又做了九千个。”',
    ),
    picture('crimp-contact-macro', 'BreakOut', '一个 6 mm² 的压接，切割之前。宽 3.42 mm，高 1.98 mm。'),
    text(
      '九秒',
      '检测站就在压接机旁。它在九秒内锯切、研磨、腐蚀并拍摄一个压接，然后测量图像。数值与同一次行程的压力曲线一起进入 [Wire Flow](/smart-factory) 的订单。',
    ),
    quote('照片很漂亮。重要的是，机器还热着的时候就能看到它。', 'Marta Holzer', 'Brenner Kabeltechnik 质量主管'),
    keyFigures([
      ['9', '秒', '从切割到照片'],
      ['61,000', null, '每天压接数'],
      ['0', null, '三月以来的投诉'],
    ]),
    text(
      '接下来',
      '从春天起，同一台相机会在每次换型后检查首件。如何读懂曲线是[另一个故事](/stories/five-ways-to-read-a-force-curve)。',
    ),
  ],
}
