/**
 * The expected response of each address. One row: site, address, client, status, and then for a page its language and
 * canonical address, for a redirect its target, for a missing page its language. `-` is nothing.
 *
 * Sites are named by their host; a client with `^` is a cookie, `bot` a crawler, everything else Accept-Language.
 */
export const rows = `
# the start page, in every language and in some countries
norlitz  /en                            -                  200  en     /en
norlitz  /de                            -                  200  de     /de
norlitz  /fr                            -                  200  fr     /fr
norlitz  /zh                            -                  200  zh     /zh
norlitz  /ja                            -                  200  ja     /ja
norlitz  /es                            -                  200  es     /es
norlitz  /pt                            -                  200  pt     /pt
norlitz  /cs                            -                  200  cs     /cs
norlitz  /hu                            -                  200  hu     /hu
norlitz  /ro                            -                  200  ro     /ro
norlitz  /sk                            -                  200  sk     /sk
norlitz  /de-ch                         -                  200  de-CH  /de-ch
norlitz  /en-ch                         -                  200  en-CH  /en-ch
norlitz  /de-de                         -                  200  de-DE  /de-de
norlitz  /en-us                         -                  200  en-US  /en-us
norlitz  /ja-jp                         -                  200  ja-JP  /ja-jp
norlitz  /zh-cn                         -                  200  zh-CN  /zh-cn
norlitz  /pt-br                         -                  200  pt-BR  /pt-br
norlitz  /cs-cz                         -                  200  cs-CZ  /cs-cz
norlitz  /hu-hu                         -                  200  hu-HU  /hu-hu
norlitz  /ro-ro                         -                  200  ro-RO  /ro-ro
norlitz  /sk-sk                         -                  200  sk-SK  /sk-sk

# a locale in the address has priority over cookie and browser
norlitz  /en                            de                 200  en     /en
norlitz  /en                            ^locale=de-ch      200  en     /en
norlitz  /de-ch                         en                 200  de-CH  /de-ch
norlitz  /de-ch/company                 ^locale=en         200  de-CH  /de-ch/company
norlitz  /ja                            ^locale=de,en      200  ja     /ja

# no locale: the stored choice, then the browser, then the site
norlitz  /                              -                  302  /en
norlitz  /                              de                 302  /de
norlitz  /                              de-CH,de;q=0.9     302  /de
norlitz  /                              fr;q=0.3,cs;q=0.8  302  /cs
norlitz  /                              xx,yy              302  /en
norlitz  /                              it,ja;q=0.5        302  /ja
norlitz  /                              de;q=0             302  /en
norlitz  /                              ^locale=de-ch      302  /de-ch
norlitz  /                              ^locale=de-ch,en   302  /de-ch
norlitz  /                              ^locale=DE-CH      302  /de-ch
norlitz  /                              ^locale=de-us      302  /de
norlitz  /                              ^locale=nonsense   302  /en
norlitz  /                              ^locale=//evil     302  /en
norlitz  /                              ^fallback-language=de  302  /de
norlitz  /                              bot                302  /en
norlitz  /company                       -                  302  /en/company
norlitz  /company                       de                 302  /de/company
norlitz  /company                       ^locale=en-us      302  /en-us/company
norlitz  /company/about?page=2          de                 302  /de/company/about?page=2
norlitz  /nowhere                       -                  302  /en/nowhere
norlitz  /product                       -                  302  /en/product
norlitz  /product                       fr                 302  /fr/product
norlitz  /mykomax                       -                  302  /en/mykomax

# an unavailable locale redirects to the nearest available one
norlitz  /de-us                         -                  302  /de
norlitz  /de-us/company                 -                  302  /de/company
norlitz  /ja-ch/company                 -                  302  /ja/company
norlitz  /en-xx                         -                  302  /en
norlitz  /cs-us/company/about           -                  302  /cs/company/about
norlitz  /de-li                         -                  302  /de
norlitz  /en-is/company                 -                  302  /en/company
norlitz  /fr-ch                         -                  302  /fr
norlitz  /fr-be/company                 -                  302  /fr/company
norlitz  /es-mx                         -                  302  /es
norlitz  /es-us/company                 -                  302  /es/company

# languages without countries have one spelling
norlitz  /fr-fr                         -                  301  /fr
norlitz  /fr-FR/company                 -                  301  /fr/company
norlitz  /es-es                         -                  301  /es
norlitz  /es-es/company/about           -                  301  /es/company/about

# one spelling of every address
norlitz  /en/                           -                  301  /en
norlitz  /en/company/                   -                  301  /en/company
norlitz  /en/company/about/             -                  301  /en/company/about
norlitz  /en/company/?page=2            -                  301  /en/company?page=2
norlitz  /EN/company                    -                  301  /en/company
norlitz  /De-Ch/company                 -                  301  /de-ch/company
norlitz  /DE                            -                  301  /de
norlitz  /en/nowhere/                   -                  301  /en/nowhere
norlitz  /style-guide/                  -                  301  /style-guide

# editorial pages
norlitz  /en/company                    -                  200  en     /en/company
norlitz  /de/company                    -                  200  de     /de/company
norlitz  /en/company/about              -                  200  en     /en/company/about
norlitz  /de-ch/company/about           -                  200  de-CH  /de-ch/company/about
norlitz  /en/company/history            -                  200  en     /en/company/history
norlitz  /en/company/careers            -                  200  en     /en/company/careers
norlitz  /en/company/careers/apprenticeships  -            200  en     /en/company/careers/apprenticeships
norlitz  /en/company/sustainability     -                  200  en     /en/company/sustainability
norlitz  /en/services                   -                  200  en     /en/services
norlitz  /en/services/repair            -                  200  en     /en/services/repair
norlitz  /de/services/training          -                  200  de     /de/services/training
norlitz  /en/smart-factory              -                  200  en     /en/smart-factory
norlitz  /en/smart-factory/wire-flow    -                  200  en     /en/smart-factory/wire-flow
norlitz  /en/applications               -                  200  en     /en/applications
norlitz  /en/applications/automotive    -                  200  en     /en/applications/automotive
norlitz  /en/investors                  -                  200  en     /en/investors
norlitz  /en/contact                    -                  200  en     /en/contact
norlitz  /en/locations                  -                  200  en     /en/locations
norlitz  /en/privacy                    -                  200  en     /en/privacy
norlitz  /de/imprint                    -                  200  de     /de/imprint
norlitz  /en/terms-of-use               -                  200  en     /en/terms-of-use
norlitz  /en/company/about              bot                200  en     /en/company/about
norlitz  /en/company/about              fr                 200  en     /en/company/about
norlitz  /en/company/about?utm_source=x  -                 200  en     /en/company/about

# a page without the visitor's language is shown in another, which is the canonical one
norlitz  /cs/company/history            -                  200  cs     /en/company/history
norlitz  /ja/company/history            -                  200  ja     /en/company/history
norlitz  /fr/services/repair            -                  200  fr     /en/services/repair
norlitz  /sk-sk/company/history         -                  200  sk-SK  /en-sk/company/history

# stories and media releases
norlitz  /en/stories                    -                  200  en     /en/stories
norlitz  /de/stories                    -                  200  de     /de/stories
norlitz  /de-ch/stories                 -                  200  de-CH  /de-ch/stories
norlitz  /en/stories?year=2026          -                  200  en     /en/stories
norlitz  /en/stories?page=99            -                  200  en     /en/stories
norlitz  /en/stories/what-37-strands-look-like  -          200  en     /en/stories/what-37-strands-look-like
norlitz  /de/stories/what-37-strands-look-like  -          200  de     /de/stories/what-37-strands-look-like
norlitz  /en/stories/contacts           -                  200  en     /en/stories/contacts
norlitz  /en/stories/contacts/livia-kern  -                200  en     /en/stories/contacts/livia-kern
norlitz  /de/stories/contacts/livia-kern  -                200  de     /de/stories/contacts/livia-kern
norlitz  /en/stories/contacts/nobody    -                  404  en
norlitz  /en/stories/nowhere            -                  404  en
norlitz  /en/media-releases             -                  200  en     /en/media-releases
norlitz  /de/media-releases             -                  200  de     /de/media-releases
norlitz  /en/media-releases?adhoc=true  -                  200  en     /en/media-releases
norlitz  /en/media-releases/nowhere     -                  404  en

# pages for some countries, with a password, for a role
norlitz  /en/demo-days                  -                  404  en
norlitz  /en-us/demo-days               -                  200  en-US  /en-us/demo-days
norlitz  /en-ca/demo-days               -                  200  en-CA  /en-ca/demo-days
norlitz  /en-ch/demo-days               -                  404  en-CH
norlitz  /en/dealer-documents           -                  403  en     -
norlitz  /en/dealer-documents           bot                403  en     -
norlitz  /en/services/service-bulletins  -                 403  en     -

# moved pages
norlitz  /about-us                      -                  301  /company/about
norlitz  /en/about-us                   -                  301  /en/company/about
norlitz  /de-ch/about-us                -                  301  /de-ch/company/about
norlitz  /en/about-us/                  -                  301  /en/company/about
norlitz  /en/jobs                       -                  301  /en/company/careers
norlitz  /en/careers?page=2             -                  301  /en/company/careers?page=2
norlitz  /en/press                      -                  301  /en/company/newsroom
norlitz  /en/news                       -                  301  /en/media-releases
norlitz  /fr/service                    -                  301  /fr/services
norlitz  /en/blog                       -                  301  /en/stories
norlitz  /en/blog/37-strands            -                  301  /en/stories/what-37-strands-look-like
norlitz  /en/academy                    bot                301  /en/services/training

# missing pages
norlitz  /en/nowhere                    -                  404  en
norlitz  /de/nowhere                    -                  404  de
norlitz  /de-ch/company/nowhere         -                  404  de-CH
norlitz  /en/company/about/nowhere      -                  404  en
norlitz  /en/nowhere                    bot                404  en
norlitz  /en/company/%3Cscript%3E       -                  404  en
norlitz  /en/home                       -                  404  en

# the language switch, and what it stores
norlitz  /en/switch                     -                  200  en     -
norlitz  /de-ch/switch?path=/company/about  -              200  de-CH  -
norlitz  /en/switch?path=/company/about&to=de-ch  -        303  /de-ch/company/about
norlitz  /en/switch?path=/company/about&to=de  -           303  /de/company/about
norlitz  /en/switch?path=/company/history&to=cs  -         303  /cs
norlitz  /en/switch?path=/company/about&to=xx  -           200  en     -
norlitz  /en/switch?path=//evil.example&to=de  -           303  /de/evil.example
norlitz  /cs/switch?path=/company/history&fallback=de  -   303  /de/company/history
norlitz  /en/switch?path=/company&units=Imperial  -        303  /en/switch?path=%2Fcompany
norlitz  /en/switch?path=/company&clear=true   -           303  /en/switch?path=%2Fcompany

# the portal and what belongs to the host
norlitz  /en/mykomax                    -                  200  en     -
norlitz  /de-ch/mykomax                 -                  200  de-CH  -
norlitz  /en/product/mykomax            -                  302  norlitz/en/mykomax
norlitz  /style-guide                   -                  200  en     -
norlitz  /builds/latest.json            -                  200  -      -
norlitz  /builds/meta/nothing.json      -                  404  -
norlitz  /speculation-rules.json        -                  200  -      -
norlitz  /en/company/_payload.json      -                  200  -      -
norlitz  /en/nowhere/_payload.json      -                  404  -
norlitz  /en/dealer-documents/_payload.json  -             404  -

# sites below a segment of the main host
norlitz  /en/product                    -                  200  en     /en/product
norlitz  /de/product                    -                  200  de     /de/product
norlitz  /fr/product                    -                  200  fr     /fr/product
norlitz  /cs/product                    -                  302  /en/product
norlitz  /en/product/                   -                  301  /en/product
norlitz  /fr-fr/product/axion           -                  301  /fr/product/axion
norlitz  /en/product/axion              -                  200  en     /en/product/axion
norlitz  /de-ch/product/changeover      -                  200  de-CH  /de-ch/product/changeover
norlitz  /en/product/nowhere            -                  404  en
norlitz  /en/product/company            -                  404  en
norlitz  /en/north-america-events       -                  200  en     /en/north-america-events
norlitz  /es/north-america-events       -                  200  es     /es/north-america-events
norlitz  /de/north-america-events       -                  302  /en/north-america-events
norlitz  /es-us/north-america-events    -                  302  /es/north-america-events
norlitz  /en/brand-portal               -                  200  en     /en/brand-portal
norlitz  /de/brand-portal               -                  302  /en/brand-portal
norlitz  /en-us/brand-portal            -                  302  /en/brand-portal
norlitz  /en/brand-portal/logo          -                  200  en     /en/brand-portal/logo

# sites on hosts of their own
schleuniger  /                          -                  302  /en
schleuniger  /                          de                 302  /de
schleuniger  /                          ^locale=de-ch      302  /en
schleuniger  /                          ^locale_schleuniger=de-ch  302  /de-ch
schleuniger  /en                        -                  200  en     /en
schleuniger  /de                        -                  200  de     /de
schleuniger  /fr                        -                  302  /en
schleuniger  /en/bench-machines         -                  200  en     /en/bench-machines
schleuniger  /en/company                -                  404  en
schleuniger  /en/product                -                  404  en
schleuniger  /en/mykomax                -                  302  norlitz/en/mykomax
schleuniger  /de-ch/mykomax/tickets/list  -                302  norlitz/de-ch/mykomax/tickets/list
adaptronic   /en                        -                  200  en     /en
cirris       /de                        -                  200  de     /de
diit         /en                        -                  200  en     /en
hosver       /en                        -                  200  en     /en
komax        /en                        -                  200  en     /en
komax        /de-ch/changeover          -                  200  de-CH  /de-ch/changeover
iqc          /en                        -                  200  en     /en
iqc          /de/method                 -                  200  de     /de/method
iqc          /de-ch                     -                  302  /de
norlitz-ausbildung  /                   -                  302  /de
norlitz-ausbildung  /                   en                 302  /de
norlitz-ausbildung  /de                 -                  200  de     /de
norlitz-ausbildung  /en                 -                  302  /de
norlitz-ausbildung  /de/berufe          -                  200  de     /de/berufe

# filtered overviews have the same canonical address; protected pages and the error page have their true status
norlitz  /de/locations?region=europe    -                  200  de     /de/locations
norlitz  /en/locations?country=XX       -                  200  en     /en/locations
norlitz  /en/locations?serves=AT        -                  200  en     /en/locations
norlitz  /de/stories?topic=data         -                  200  de     /de/stories
norlitz  /en/stories?category=quality   -                  200  en     /en/stories
norlitz  /en/services/service-bulletins  -                 403  en
norlitz  /de/services/service-bulletins  -                 403  de
norlitz  /en/error                      -                  200  en     /en/error
`
