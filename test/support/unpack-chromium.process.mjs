// Unpacks the browser into the folder for temporary files that this process was given.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
