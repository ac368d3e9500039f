import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '联系我们',
  description: '写信或致电：熟悉设备的专业人员会在 24 小时内答复每一个询问。',
  blocks: [
    hero('咨询专家', { lead: '熟悉设备的专业人员会在 24 小时内答复每一个询问。', links: [['查找网点', '/locations']] }),
    {
      ...expert('请告诉我们导线、端子和每班产量，或者描述设备出现的异常。', 'Ines Duarte', '应用工程师，波尔图'),
      href: '/locations',
    },
    text('电话或电子邮件', [
      '销售：+41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      '服务：+41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      '媒体：+41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      '写信之前',
      ['序列号在哪里？', '在主开关旁的铭牌上，例如 56-1184-207。凭此号码我们就能知道设备型号、零件和软件。'],
      ['可以发送视频吗？', '可以，十秒就够。请拿稳手机，拍摄出现问题的位置。'],
      ['我的信息会怎样处理？', '仅用于回复您，不作他用。参见[隐私政策](/privacy)。'],
    ),
  ],
}
