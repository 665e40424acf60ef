/** How pages of many languages say that there is nothing to read. Each is looked for in little text only. */

export const NOT_FOUND =
  /\b404\b|\b(?:page|article|document|resource|content|site)\b.{0,20}\b(?:not (?:be )?found|does ?n[o']t exist|no longer (?:available|exists)|could not be found|can[’']?t be found|cannot be found|has been (?:removed|moved|deleted))|\bnot found\b|nothing (?:was )?found here|(?:seite|artikel).{0,20}nicht (?:gefunden|verfügbar|vorhanden)|page (?:introuvable|non trouvée|inexistante)|n['’]existe (?:pas|plus)|página no (?:encontrada|existe)|no se (?:ha )?(?:encontrado|encontró)|página não (?:encontrada|existe)|não foi encontrad|pagina non (?:trovata|esiste)|pagina niet gevonden|bestaat niet|nie (?:znaleziono|istnieje)|страница не найдена|не существует|stránka (?:nenalezena|neexistuje)|sidan (?:hittades inte|finns inte)|siden (?:blev ikke fundet|ble ikke funnet|findes ikke)|sivua ei löy|sayfa bulunamadı|az oldal nem található|pagina nu (?:a fost găsită|există)|η σελίδα δεν βρέθηκε|страницата не е намерена|puslapis nerastas|lehte ei leitud|halaman tidak ditemukan|halaman tidak dijumpai|không tìm thấy trang|ไม่พบหน้า|ページが見つかりません|お探しのページ.{0,20}(?:見つかり|存在し)|页面不存在|找不到(?:该)?(?:页面|頁面)|頁面不存在|페이지를 찾을 수 없|الصفحة (?:غير موجودة|المطلوبة غير)|पृष्ठ नहीं मिला|পৃষ্ঠা(?:টি)? পাওয়া যায়নি/iu;

export const COOKIES = /cookies?|クッキー|файл\w* cookie|쿠키|คุกกี้|ملفات تعريف الارتباط|कुकी|কুকি/iu;

export const CONSENT =
  /consent|accept|agree|allow|reject|preferences|your privacy|akzeptier|zustimm|einwillig|einverstanden|ablehnen|accepter|refuser|consentement|aceptar|rechazar|consentimiento|aceitar|consentimento|accetta|consenso|accepteren|toestemming|zgod|akceptuj|соглас|принять|souhlas|přijmout|godkänn|samtyck|accepter|godta|samtykke|hyväksy|kabul|elfogad|accept|αποδοχή|приемам|sutink|nõustu|setuju|đồng ý|ยอมรับ|同意|接受|동의|موافق|قبول|स्वीकार|সম্মত/iu;

/** What consent is asked for. A recipe for cookies speaks of none of it. */
export const CONSENT_MATTERS =
  /privacy|partners?|tracking|personali[sz]ed|advertis\w+|device|consent|datenschutz|einwilligung|endgerät|gerät|werbung|partenaires|données|vie privée|publicité|privacidad|socios|datos|publicidad|privacidade|parceiros|dados|consenso|dati personali|pubblicità|gegevens|toestemming|advertenties|zgod\w|prywatno\w+|danych|персональн\w+|конфиденц\w+|реклам\w+|soukrom\w+|údaj\w+|integritet|uppgifter|tietosuoja|kişisel|gizlilik|adatvédel\w+|プライバシー|広告|隐私|隱私|廣告|广告|개인정보|광고|الخصوصية|البيانات|ความเป็นส่วนตัว|quyền riêng tư|privasi/giu;

export const PAYWALL =
  /subscri(?:be|bers?|ption)|sign in to (?:continue|read)|log in to (?:continue|read)|(?:continue|keep) reading|(?:already|not yet) a (?:member|subscriber)|members? only|premium (?:content|article)|free articles? (?:left|remaining|this month)|unlock this|register to (?:continue|read)|abonnement|abonnent|jetzt (?:abonnieren|weiterlesen|testen)|weiterlesen mit|réservé aux abonnés|abonnez-vous|suscríbe|suscriptor|assinante|assine|abbonati|abbonamento|abonnees|abonnement|prenumer|tilaajille|подпис(?:ка|ки|чик|аться|ка)|předplat|előfizet|abone ol|abonați|συνδρομ|有料会員|会員限定|購読|订阅|訂閱|会员专享|구독|اشترك|الاشتراك/iu;

export const NEEDS_SCRIPT = /javascript|enable (?:js|scripts)|браузер.{0,30}скрипт/iu;
