import { bodyProps, Head, htmlProps } from './elements.jsx'

export default function Layout({ children }) {
  return (
    <html {...htmlProps}>
      <Head />
      <body {...bodyProps}>{children}</body>
    </html>
  )
}
