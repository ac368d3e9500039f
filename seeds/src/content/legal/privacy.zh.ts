import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '隐私政策',
  description: '我们保存您的哪些信息、用途、保存期限以及如何删除。',
  blocks: [
    hero('隐私政策', { lead: '我们只保存回复您所需的信息。' }),
    text(
      '您发送给我们的内容',
      '您通过表单发送的内容仅用于回复您。我们保存 24 个月；如果形成订单，则按法律要求的期限保存。',
      '我们的页面不加载其他公司的任何内容。字体、图片和视频均来自我们自己的服务器。',
    ),
    table(
      'Cookie',
      ['用途|保存期限', '您选择的语言和国家|1 年', '您选择的单位（公制或英制）|1 年', '客户门户登录|直到您退出'],
      '其他 Cookie 只有在您同意后才会设置。',
    ),
    text(
      '您的权利',
      [
        '您可以随时询问我们保存了您的哪些信息。',
        '您可以要求更正、移交或删除这些信息。',
        '您可以向所在国家的数据保护机构投诉。',
      ],
      '请通过[联系页面](/contact)与我们联系。我们将在 30 天内答复。',
    ),
  ],
}
