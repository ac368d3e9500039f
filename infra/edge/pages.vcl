# Written by write-edge-pages.ts from the texts of the interface; do not edit.
sub wait_page {
  if (req.http.X-Language == "de") {
    set resp.body = {"<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bitte warten</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Bitte warten</h1>
      <p>Aus Ihrem Netzwerk kamen zu viele Versuche. Bitte warten Sie eine Minute, gehen Sie zurück und versuchen Sie es noch einmal. Bei weiteren Versuchen verlängert sich die Wartezeit auf 15 Minuten. Ihr Konto ist nicht gesperrt.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "fr") {
    set resp.body = {"<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Veuillez patienter</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Veuillez patienter</h1>
      <p>Il y a eu trop de tentatives depuis votre réseau. Patientez une minute, revenez en arrière et réessayez. Si les tentatives continuent, le délai passe à 15 minutes. Votre compte n’est pas bloqué.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "zh") {
    set resp.body = {"<!doctype html>
<html lang="zh">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>请稍候</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>请稍候</h1>
      <p>来自您网络的尝试次数过多。请等待一分钟，然后返回重试。如果继续尝试，等待时间将延长至15分钟。您的账户没有被锁定。</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "ja") {
    set resp.body = {"<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>しばらくお待ちください</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>しばらくお待ちください</h1>
      <p>お使いのネットワークからの試行回数が多すぎます。1分ほど待ってから前のページに戻り、もう一度お試しください。試行が続くと、待ち時間は15分になります。アカウントはロックされていません。</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "es") {
    set resp.body = {"<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Espere, por favor</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Espere, por favor</h1>
      <p>Se han hecho demasiados intentos desde su red. Espere un minuto, vuelva atrás e inténtelo de nuevo. Si los intentos continúan, la espera aumenta a 15 minutos. Su cuenta no está bloqueada.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "pt") {
    set resp.body = {"<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Aguarde, por favor</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Aguarde, por favor</h1>
      <p>Houve muitas tentativas a partir da sua rede. Aguarde um minuto, volte e tente novamente. Se as tentativas continuarem, a espera passa a 15 minutos. Sua conta não está bloqueada.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "cs") {
    set resp.body = {"<!doctype html>
<html lang="cs">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Počkejte prosím</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Počkejte prosím</h1>
      <p>Z vaší sítě přišlo příliš mnoho pokusů. Počkejte minutu, vraťte se zpět a zkuste to znovu. Při dalších pokusech se čekání prodlouží na 15 minut. Váš účet není zablokován.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "hu") {
    set resp.body = {"<!doctype html>
<html lang="hu">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Kérjük, várjon</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Kérjük, várjon</h1>
      <p>Túl sok próbálkozás érkezett az Ön hálózatáról. Várjon egy percet, lépjen vissza, és próbálja újra. További próbálkozások esetén a várakozás 15 percre nő. Fiókja nincs zárolva.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "ro") {
    set resp.body = {"<!doctype html>
<html lang="ro">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Vă rugăm să așteptați</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Vă rugăm să așteptați</h1>
      <p>Au fost prea multe încercări din rețeaua dumneavoastră. Așteptați un minut, reveniți la pagina anterioară și încercați din nou. Dacă încercările continuă, timpul de așteptare crește la 15 minute. Contul dumneavoastră nu este blocat.</p>
    </main>
  </body>
</html>
"};
  } else if (req.http.X-Language == "sk") {
    set resp.body = {"<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Počkajte, prosím</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Počkajte, prosím</h1>
      <p>Z vašej siete prišlo príliš veľa pokusov. Počkajte minútu, vráťte sa späť a skúste to znova. Pri ďalších pokusoch sa čakanie predĺži na 15 minút. Váš účet nie je zablokovaný.</p>
    </main>
  </body>
</html>
"};
  } else {
    set resp.body = {"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Please wait</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Please wait</h1>
      <p>There were too many attempts from your network. Please wait a minute, go back and try again. If the attempts continue, the wait increases to 15 minutes. Your account is not locked.</p>
    </main>
  </body>
</html>
"};
  }
}

sub unavailable_page {
  if (bereq.http.X-Language == "de") {
    set beresp.body = {"<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gleich wieder da</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Gleich wieder da</h1>
      <p>Wir arbeiten an der Website. Bitte versuchen Sie es in einer halben Minute noch einmal.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "fr") {
    set beresp.body = {"<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>De retour dans un instant</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>De retour dans un instant</h1>
      <p>Nous travaillons sur le site web. Veuillez réessayer dans une demi-minute.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "zh") {
    set beresp.body = {"<!doctype html>
<html lang="zh">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>马上回来</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>马上回来</h1>
      <p>我们正在维护网站。请半分钟后再试。</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "ja") {
    set beresp.body = {"<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>まもなく再開します</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>まもなく再開します</h1>
      <p>ウェブサイトの作業を行っています。30秒後にもう一度お試しください。</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "es") {
    set beresp.body = {"<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Volvemos enseguida</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Volvemos enseguida</h1>
      <p>Estamos trabajando en el sitio web. Vuelva a intentarlo en medio minuto.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "pt") {
    set beresp.body = {"<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Voltamos em instantes</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Voltamos em instantes</h1>
      <p>Estamos trabalhando no site. Tente novamente em meio minuto.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "cs") {
    set beresp.body = {"<!doctype html>
<html lang="cs">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Hned jsme zpět</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Hned jsme zpět</h1>
      <p>Pracujeme na webu. Zkuste to prosím znovu za půl minuty.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "hu") {
    set beresp.body = {"<!doctype html>
<html lang="hu">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mindjárt visszajövünk</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Mindjárt visszajövünk</h1>
      <p>Dolgozunk a webhelyen. Kérjük, fél perc múlva próbálja újra.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "ro") {
    set beresp.body = {"<!doctype html>
<html lang="ro">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Revenim imediat</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Revenim imediat</h1>
      <p>Lucrăm la site. Vă rugăm să încercați din nou peste o jumătate de minut.</p>
    </main>
  </body>
</html>
"};
  } else if (bereq.http.X-Language == "sk") {
    set beresp.body = {"<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Hneď sme späť</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Hneď sme späť</h1>
      <p>Pracujeme na webe. Skúste to, prosím, znova o pol minúty.</p>
    </main>
  </body>
</html>
"};
  } else {
    set beresp.body = {"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Back in a moment</title>
    <style>body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#15181b;display:grid;min-height:100vh;align-content:center;padding:2rem clamp(1rem,8vw,8rem);box-sizing:border-box}main{max-width:40rem;border-top:1px solid #d9dcdf;padding-top:2rem;position:relative}main::before{content:'';position:absolute;top:-2px;left:0;width:4rem;border-top:3px solid #9a4a16}h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.1;margin:0 0 1rem}</style>
  </head>
  <body>
    <main>
      <h1>Back in a moment</h1>
      <p>We are working on the website. Please try again in half a minute.</p>
    </main>
  </body>
</html>
"};
  }
}
