/**
 * The one policy of Trusted Types, written into each page before any other script: what a text may become. The header
 * of the page (server/src/web/contentSecurityPolicy.ts) lets no other policy of ours exist.
 */

const inOneLine = (script: string): string => script.replaceAll(/\n\s*/g, '');

const BUILT_FOLDER = 'assets';
/** The stand-ins of Google and of the card provider answer on our own address. */
const SANDBOX_FOLDERS = `${BUILT_FOLDER}|emulator|sandbox`;

/**
 * Scripts come from the built files, such as the service worker (`sw.js`), and from other sites as far as `script-src`
 * names them; Stripe.js asks for just such a policy. Nothing turns text into markup, except the scripts of Google's sign-in (reCAPTCHA and the helper of its
 * window), which the SDK loads in a form without Trusted Types: from then on markup is made again.
 */
export const siteTypes = (isSandbox: boolean): string =>
  inOneLine(`
  if(self.trustedTypes){
    let google=false;
    trustedTypes.createPolicy('default',{
      createScriptURL(text){
        const{origin,hostname,pathname}=new URL(text,location.href);
        if(origin===location.origin){
          if(!/^\\/(?:sw|(?:${isSandbox ? SANDBOX_FOLDERS : BUILT_FOLDER})\\/[\\w./-]+)\\.js$/.test(pathname))return null
        }
        else if(/^(?:apis|www)\\.(?:google|gstatic)\\.com$/.test(hostname))google=true;
        return text
      },
      createHTML:(text)=>google?text:null
    })
  }`);
