/**
 * Runs in the page while its scripts are on the way: the first question about a language's formats takes a cheap phone
 * 60 ms, once. It is asked when the pictures of the first screen are there and the browser has nothing to do.
 */
export const WARM_FORMATS = `{
  function warm(){
    if([...document.images].some(({complete})=>!complete))return;
    document.removeEventListener('load',warm,true);
    (self.requestIdleCallback??setTimeout)(()=>Intl.NumberFormat.supportedLocalesOf('en'))
  }
  document.addEventListener('load',warm,true)
}`.replaceAll(/\n\s*/g, '');
