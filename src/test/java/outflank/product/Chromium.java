package outflank.product;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A browser window with nobody's history in it. Every action waits until the page has come to rest. */
public final class Chromium implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final String AT_REST = """
            return document.readyState === 'complete'
                && (!window.jQuery || jQuery.active === 0)
                && (!window.PrimeFaces || !PrimeFaces.ajax || PrimeFaces.ajax.Queue.isEmpty());
            """;

    private final ChromeDriver driver;

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
    }

    /** A window as on a desk, 1440 by 900. */
    public static Chromium desktop() {
        ChromeOptions options = options();
        options.addArguments("--window-size=1440,900");
        return open(options);
    }

    /** A telephone held upright, 390 by 844, with touch. */
    public static Chromium phone() {
        ChromeOptions options = options();
        options.addArguments("--window-size=390,844");
        options.setExperimentalOption(
                "mobileEmulation",
                Map.of("deviceMetrics", Map.of("width", 390, "height", 844, "pixelRatio", 2.0, "touch", true)));
        return open(options);
    }

    private static ChromeOptions options() {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(ChromiumInstallation.BROWSER.toString());
        options.addArguments(
                "--headless=new",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--no-default-browser-check",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en-US");
        if ("root".equals(System.getProperty("user.name"))) {
            options.addArguments("--no-sandbox");
        }
        return options;
    }

    private static Chromium open(ChromeOptions options) {
        ChromiumInstallation.require();
        try {
            options.addArguments("--user-data-dir=" + Files.createTempDirectory("outflank-browser"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(ChromiumInstallation.DRIVER.toFile())
                .usingAnyFreePort()
                .build();
        return new Chromium(new ChromeDriver(service, options));
    }

    /** The driver itself, for what is not offered here. */
    public ChromeDriver driver() {
        return driver;
    }

    /** Goes to an address. */
    public void open(URI address) {
        driver.get(address.toString());
        awaitRest();
    }

    /** The first element that fits, once there is one. */
    public WebElement find(String cssSelector) {
        awaitRest();
        return new WebDriverWait(driver, PATIENCE).until(page -> page.findElement(By.cssSelector(cssSelector)));
    }

    /** All elements that fit now. */
    public List<WebElement> all(String cssSelector) {
        awaitRest();
        return driver.findElements(By.cssSelector(cssSelector));
    }

    /** Clicks and waits for what the click sets going. */
    public void click(String cssSelector) {
        // A page may still put itself in place of the one the element was found on.
        new WebDriverWait(driver, PATIENCE)
                .ignoring(StaleElementReferenceException.class)
                .until(page -> {
                    find(cssSelector).click();
                    return true;
                });
        awaitRest();
    }

    /** Clicks what sends the page away, and waits for the page that comes instead. */
    public void submit(String cssSelector) {
        WebElement button = find(cssSelector);
        driver.executeScript("window.pageBefore = true;");
        button.click();
        new WebDriverWait(driver, PATIENCE)
                .withMessage("the page after " + cssSelector)
                .ignoring(WebDriverException.class)
                .until(page -> Boolean.TRUE.equals(driver.executeScript("return !window.pageBefore;")));
        awaitRest();
    }

    /** Replaces the content of a field. */
    public void fill(String cssSelector, String text) {
        WebElement field = find(cssSelector);
        field.clear();
        field.sendKeys(text);
    }

    /** The visible text of the page. */
    public String text() {
        return find("body").getText();
    }

    /** Waits until something holds. */
    public void until(String what, Supplier<Boolean> holds) {
        new WebDriverWait(driver, PATIENCE)
                .withMessage(what)
                .ignoring(StaleElementReferenceException.class)
                .until(page -> holds.get());
    }

    /** Waits until the page is loaded and no request of it is under way. */
    public void awaitRest() {
        new WebDriverWait(driver, PATIENCE)
                .withMessage("a page at rest at " + driver.getCurrentUrl())
                .until(page -> Boolean.TRUE.equals(driver.executeScript(AT_REST)));
    }

    /** Keeps a picture of the window below target/screenshots. */
    public Path screenshot(String name) {
        try {
            Files.createDirectories(SCREENSHOTS);
            return Files.write(
                    SCREENSHOTS.resolve(name.replaceAll("[^\\w.-]+", "-") + ".png"),
                    driver.getScreenshotAs(OutputType.BYTES));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        driver.quit();
    }
}
